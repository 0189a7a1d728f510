import { describe, expect, it } from 'vitest';
import { directionsAddress, mapFrameAddress, mapPageAddress } from './openStreetMap.ts';

const HERE = { latitude: 43.1367, longitude: 20.5122 };

describe('addresses of the map', () => {
  it('frame the position and mark it', () => {
    const { origin, searchParams } = new URL(mapFrameAddress(HERE));
    // The only map that the content security policy lets into a frame.
    expect(origin).toBe('https://www.openstreetmap.org');
    expect(searchParams.get('marker')).toBe('43.1367,20.5122');
    expect(searchParams.get('bbox')).toBe('20.5057,43.1335,20.5187,43.1399');
  });
  it('lead to the place and the way there', () => {
    expect(mapPageAddress(HERE)).toContain('mlat=43.1367&mlon=20.5122#map=17/');
    expect(directionsAddress(HERE)).toContain('to=43.1367%2C20.5122');
  });
});
