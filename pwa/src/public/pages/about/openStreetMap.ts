/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** In degrees: a few streets around. */
const HALF_SIZE = { longitude: 0.0065, latitude: 0.0032 };

const rounded = (degrees: number): string => String(Number(degrees.toFixed(5)));
const point = ({ latitude, longitude }: Position): string =>
  `${rounded(latitude)},${rounded(longitude)}`;

/** The embedded map with a marker. */
export function mapFrameAddress(position: Position): string {
  const { latitude, longitude } = position;
  const box = [
    longitude - HALF_SIZE.longitude,
    latitude - HALF_SIZE.latitude,
    longitude + HALF_SIZE.longitude,
    latitude + HALF_SIZE.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map(rounded).join(','),
    layer: 'mapnik',
    marker: point(position),
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

export function mapPageAddress({ latitude, longitude }: Position): string {
  const [lat, lon] = [rounded(latitude), rounded(longitude)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}

export function directionsAddress(position: Position): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point(position))}`;
}
