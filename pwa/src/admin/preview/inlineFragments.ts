import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
} from 'graphql';

/**
 * The server counts a spread as a level of depth, and limits POST documents more strictly than
 * registered ones.
 */
export function inlineFragments<Document extends DocumentNode>(document: Document): Document {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const written = (selection: SelectionNode): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) return [selection];
    const fragment = fragments.get(selection.name.value);
    return fragment ? fragment.selectionSet.selections.flatMap(written) : [selection];
  };
  return visit(document, {
    FragmentDefinition: () => null,
    SelectionSet: (set) => ({ ...set, selections: set.selections.flatMap(written) }),
  });
}
