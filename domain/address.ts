/** Such as `Trg slobode 4, 36000 Kraljevo`; omits empty parts. */
export function addressLine({
  street,
  postalCode,
  city,
}: Readonly<Record<'street' | 'postalCode' | 'city', string>>): string {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
}
