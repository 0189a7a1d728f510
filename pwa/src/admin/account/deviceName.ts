import { knownDeviceName } from '@centar/domain/deviceName.ts';
import { accountTexts as texts } from './account.texts.ts';

/** Such as `Chrome, Windows`. Unknown agents are returned unchanged. */
export function deviceName(agent: string): string {
  return knownDeviceName(agent) ?? (agent || texts.unknownDevice);
}
