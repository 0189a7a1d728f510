import { useRef } from 'react';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { staffTexts } from '../texts/staff.texts.ts';

/** Asks all questions in one popup; true without any. */
export async function confirmDates(questions: readonly string[]): Promise<boolean> {
  if (questions.length === 0) return true;
  const { title, answers } = staffTexts.dateQuestions;
  const text = questions.join(' ');
  return confirm({ title, text, ...answers }).catch(() => window.confirm(`${title}\n\n${text}`));
}

/** Asks only questions that were not confirmed yet. */
export function useConfirmedDates(): typeof confirmDates {
  const answered = useRef(new Set<string>());
  return async (questions) => {
    const open = questions.filter((question) => !answered.current.has(question));
    const isYes = await confirmDates(open);
    if (isYes) for (const question of open) answered.current.add(question);
    return isYes;
  };
}
