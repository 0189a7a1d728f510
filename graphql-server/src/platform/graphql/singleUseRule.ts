import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';

/** Limits the sums over nested fragments. */
const MANY = 2;

/**
 * An operation may select only one of the fields, once, also with aliases and fragments. Otherwise
 * it could try a thousand passwords.
 */
export function singleUse(fieldNames: readonly string[]): ValidationRule {
  const guarded = new Set(fieldNames);
  return (context) => {
    const countOfFragment = new Map<string, number>();

    function countFragment(name: string): number {
      const known = countOfFragment.get(name);
      if (known !== undefined) return known;
      // Set first, so that cyclic fragments end; another rule reports them.
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
