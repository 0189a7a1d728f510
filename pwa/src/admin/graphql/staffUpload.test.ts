import { expect, it } from 'vitest';
import { multipartBody } from './staffUpload.ts';

const file = new File(['picture'], 'plakat č.png', { type: 'image/png' });

const part = (form: FormData, name: string): unknown => JSON.parse(form.get(name) as string);

it('follows the GraphQL multipart request specification: operations, map, then the file', () => {
  const form = multipartBody('mutation A { a }', { input: { title: 'Đ' }, file });
  expect([...form.keys()]).toEqual(['operations', 'map', '0']);
  expect(part(form, 'operations')).toEqual({
    query: 'mutation A { a }',
    variables: { input: { title: 'Đ' }, file: null },
  });
  expect(part(form, 'map')).toEqual({ 0: ['variables.file'] });
  const sent = form.get('0');
  expect(sent).toBeInstanceOf(File);
  expect((sent as File).name).toBe('plakat č.png');
});

it('lists every file by its own number', () => {
  const form = multipartBody('mutation', { first: file, id: 3, second: file });
  expect(part(form, 'map')).toEqual({
    0: ['variables.first'],
    1: ['variables.second'],
  });
});
