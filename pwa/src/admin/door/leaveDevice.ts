import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { doorTexts } from './door.texts.ts';
import { forgetLists, unsentOf } from './doorStore.ts';

const { leave: texts } = doorTexts;

/** Before signing out: deletes the lists of the door. False if unsent counts should stay. */
export async function leaveDevice(person: number): Promise<boolean> {
  const count = await unsentOf(person);
  if (count > 0) {
    const text = texts.text(count);
    if (!(await confirm({ title: texts.question, text, ...texts.answers }))) return false;
  }
  await forgetLists();
  return true;
}
