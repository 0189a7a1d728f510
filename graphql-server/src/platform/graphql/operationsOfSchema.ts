import { GraphQLError, type ValidationRule } from 'graphql';

/** A subscription is a client's error; executing it would be logged as ours. */
export const operationsOfSchema: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `There is no ${node.operation} operation.`;
    context.reportError(new GraphQLError(message, { nodes: [node] }));
  },
});
