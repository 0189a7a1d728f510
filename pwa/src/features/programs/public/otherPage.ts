import { pagePath } from '@centar/domain/pages.ts';
import { idOf, type PublicRoute } from '../../../public/page/publicRoute.ts';
import { pageOfProgram } from '../cornerView.ts';
import { programQuery } from './programs.queries.ts';

/**
 * A programme moved into or out of a corner has another page, to which the old address redirects.
 */
export const otherPage =
  (page: 'program' | 'cornerProgram'): NonNullable<PublicRoute['redirect']> =>
  (input, read) => {
    const program = read(programQuery(idOf(input)))?.programById;
    const path = program && pageOfProgram(program);
    return path === pagePath(page, input.part) ? undefined : path;
  };
