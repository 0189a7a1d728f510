import { pagePath } from '@centar/domain/pages.ts';
import { idOf, type PublicRoute } from '../../../public/page/publicRoute.ts';
import { pageOfProgram } from '../cornerView.ts';
import { programQuery } from './programs.queries.ts';

/**
 * The page of a programme that was moved into a corner or out of one: each has one page, and the
 * other address leads to it.
 */
export const otherPage =
  (page: 'program' | 'cornerProgram'): NonNullable<PublicRoute['redirect']> =>
  (input, read) => {
    const program = read(programQuery(idOf(input)))?.programById;
    const path = program && pageOfProgram(program);
    return path === pagePath(page, input.part) ? undefined : path;
  };
