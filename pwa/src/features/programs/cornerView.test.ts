import { describe, expect, it } from 'vitest';
import { cornerOf, CORNERS, pageOfProgram } from './cornerView.ts';

describe('corners', () => {
  it('are two', () => {
    expect(CORNERS.map(({ slug }) => slug)).toEqual(['americki', 'turski']);
  });
  it.each(['americki', 'turski'])('are found under %s', (kutak) => {
    expect(cornerOf(kutak)?.slug).toBe(kutak);
  });
  it.each(['mladi', 'Americki', 'americki kutak', ''])('are not %j', (kutak) => {
    expect(cornerOf(kutak)).toBeUndefined();
  });
  it('have pages of their own', () => {
    expect(pageOfProgram({ id: 7, programType: 'Turski kutak' })).toBe('/kutak/7');
    expect(pageOfProgram({ id: 7, programType: 'Mladi' })).toBe('/programs/7');
  });
});
