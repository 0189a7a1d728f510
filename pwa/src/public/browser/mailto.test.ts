import { describe, expect, it } from 'vitest';
import { mailtoAddress } from './mailto.ts';

const TO = 'kontakt@ckj.example';
const empty = { name: '', subject: '', message: '' };

describe('mailtoAddress', () => {
  it('opens an empty letter with a subject when nothing was typed', () => {
    expect(mailtoAddress(TO, empty, 'Poruka sa sajta')).toBe(
      'mailto:kontakt@ckj.example?subject=Poruka%20sa%20sajta',
    );
  });
  it('carries what was typed, signed', () => {
    const letter = { name: ' Đorđe Šarić ', subject: 'Hor & proba', message: 'Zdravo,\nkada?\r\n' };
    const address = new URL(mailtoAddress(TO, letter, ''));
    expect(address.pathname).toBe(TO);
    expect(address.searchParams.get('subject')).toBe('Hor & proba');
    expect(address.searchParams.get('body')).toBe('Zdravo,\r\nkada?\r\n\r\nĐorđe Šarić');
  });
  it('typed text cannot add another recipient', () => {
    const letter = { ...empty, subject: 'x&cc=drugi@primer.rs', message: '?bcc=drugi@primer.rs' };
    const { searchParams } = new URL(mailtoAddress(TO, letter, ''));
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  });
});
