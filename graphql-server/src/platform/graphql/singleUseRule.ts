import { GraphQLError, Kind } from 'graphql';
import type { SelectionSetNode, ValidationRule } from 'graphql';

/** Above one nothing needs to be told apart, and sums of nested fragments stay small. */
const MANY = 2;

/**
 * A validation rule: of the named root fields one operation may select one, once, under whatever aliases
 * and through whatever fragments, each spread counted. So nobody tries a thousand passwords in a request.
 * Reports BAD_USER_INPUT.
 */
export function singleUse(fieldNames: readonly string[]): ValidationRule {
  const guarded = new Set(fieldNames);
  return (context) => {
    const countOfFragment = new Map<string, number>();

    function countFragment(name: string): number {
      const known = countOfFragment.get(name);
      if (known !== undefined) return known;
      // Entered before counting, so that a circle of fragments ends; another rule reports it.
      countOfFragment.set(name, 0);
      const fragment = context.getFragment(name);
      const count = fragment ? countIn(fragment.selectionSet) : 0;
      countOfFragment.set(name, count);
      return count;
    }

    function countIn({ selections }: SelectionSetNode): number {
      let count = 0;
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) count += guarded.has(selection.name.value) ? 1 : 0;
        else if (selection.kind === Kind.INLINE_FRAGMENT) count += countIn(selection.selectionSet);
        else count += countFragment(selection.name.value);
      }
      return Math.min(count, MANY);
    }

    return {
      OperationDefinition(node) {
        if (countIn(node.selectionSet) < MANY) return;
        const extensions = { code: 'BAD_USER_INPUT' };
        context.reportError(new GraphQLError('BAD_USER_INPUT', { nodes: [node], extensions }));
      },
    };
  };
}
