import { readFileSync } from 'node:fs';
import { centreFacts, readSettingsFile } from '@centar/domain/centre.ts';

const file = new URL('../../centar.config.json', import.meta.url);

/** The settings of `centar.config.json`. */
export const configured = readSettingsFile(readFileSync(file, 'utf8'));

export const configuredFacts = centreFacts(configured);
