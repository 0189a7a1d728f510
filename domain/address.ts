/** `Trg slobode 4, 36000 Kraljevo`; what is not known is left out, and nothing known is the empty text. */
export function addressLine({
  street,
  postalCode,
  city,
}: Readonly<Record<'street' | 'postalCode' | 'city', string>>): string {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}
