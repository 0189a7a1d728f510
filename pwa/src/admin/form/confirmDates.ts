import { useRef, useState } from 'react';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { staffTexts } from '../texts/staff.texts.ts';

/** In one popup; true without questions. */
export async function confirmDates(questions: readonly string[]): Promise<boolean> {
  if (questions.length === 0) return true;
  const { title, answers } = staffTexts.dateQuestions;
  return confirm({ title, text: questions.join(' '), ...answers });
}

/** Asks only unconfirmed questions. A second press meanwhile is ignored. */
export function useConfirmedDates() {
  const answered = useRef(new Set<string>());
  const asking = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const isConfirmed = async (
    read: () => readonly string[] | Promise<readonly string[]>,
  ): Promise<boolean> => {
    if (asking.current) return false;
    asking.current = true;
    setAsking(true);
    let questions: readonly string[];
    try {
      questions = await read();
    } finally {
      asking.current = false;
      setAsking(false);
    }
    const open = questions.filter((question) => !answered.current.has(question));
    const isYes = await confirmDates(open);
    if (isYes) for (const question of open) answered.current.add(question);
    return isYes;
  };
  return { isAsking, isConfirmed };
}
