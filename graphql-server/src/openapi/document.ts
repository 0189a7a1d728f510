import { ERROR_STATUS } from '../../../domain/errorCodes.ts';
import { FILE_RULES } from '../../../domain/fileRules.ts';
import type { ContentRoute } from '../content/contentRoutes.ts';
import { referTo } from './entitySchemas.ts';
import type { JsonSchema } from './entitySchemas.ts';

/** One call as it is described; a content route is one already. */
export type DescribedCall = Omit<ContentRoute, 'answer' | 'policy'> & {
  readonly signedIn: boolean;
};

/** The schema of an answer written as `News`, `News[]` or `true`. */
function answerSchema(answers: string | undefined): JsonSchema {
  if (answers === undefined) return {};
  if (answers === 'true') return { const: true };
  const name = answers.replace(/\[\]$/, '');
  return name === answers ? referTo(name) : { type: 'array', items: referTo(name) };
}

function bodyOf({ form, json }: DescribedCall): object {
  if (json)
    return { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } };
  if (!form) return {};
  const texts = [...form.fields, ...(form.ignored ?? [])].map((name) => [name, { type: 'string' }]);
  const kinds = form.file && FILE_RULES[form.file].extensions.map((one) => `.${one}`).join(' ');
  const properties: Record<string, JsonSchema> = {
    ...(Object.fromEntries(texts) as Record<string, JsonSchema>),
    ...(kinds ? { file: { type: 'string', format: 'binary', description: kinds } } : {}),
  };
  const schema = { type: 'object', properties };
  return { requestBody: { content: { 'multipart/form-data': { schema } } } };
}

function operationOf(call: DescribedCall): object {
  const answer = { 'application/json': { schema: answerSchema(call.answers) } };
  return {
    operationId: call.path.replace(/^\/api\//, '').replaceAll('/', ''),
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    parameters: (call.query ?? []).map((name) => ({
      name,
      in: 'query',
      required: true,
      schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
    })),
    ...bodyOf(call),
    responses: {
      [String(call.status ?? 200)]: { description: 'Done', content: answer },
      '4XX': { $ref: '#/components/responses/Problem' },
    },
    ...(call.signedIn ? { security: [{ bearer: [] }] } : {}),
  };
}

const text = { type: 'string' };
const problem = {
  type: 'object',
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    code: { ...text, enum: Object.keys(ERROR_STATUS) },
    errors: { type: 'object', additionalProperties: text, description: 'By field' },
  },
  required: ['type', 'title', 'status', 'code'],
};

/** The OpenAPI 3.1 document of the calls. */
export function openapiDocument(
  calls: readonly DescribedCall[],
  entities: Readonly<Record<string, JsonSchema>>,
  site: { readonly name: string; readonly publicUrl: string },
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: site.name, version: '1' },
    servers: [{ url: site.publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...entities, Problem: problem },
      responses: {
        Problem: {
          description: 'A failure with a stable code (RFC 9457)',
          content: { 'application/problem+json': { schema: referTo('Problem') } },
        },
      },
    },
  };
}
