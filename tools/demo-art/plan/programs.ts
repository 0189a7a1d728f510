import { comic, headphones, nightHills, peaks, roundDance } from '../pictures/motifs/figures.ts';
import {
  balloons,
  lamp,
  microphones,
  openBook,
  pen,
  profiles,
  spines,
} from '../pictures/motifs/letters.ts';
import {
  accordion,
  bells,
  keys,
  spiral,
  trumpets,
  vinyl,
  violins,
} from '../pictures/motifs/music.ts';
import { arcade, jars, lanterns, palette, skyline, tea } from '../pictures/motifs/objects.ts';
import { kilim, quilt, starTiles, tiles, tulips } from '../pictures/motifs/pattern.ts';
import { chairs, curtain, masks, puppets, reels, screen } from '../pictures/motifs/stage.ts';
import { wide } from './drawing.ts';
import type { Drawings } from './drawing.ts';

/** The pictures of the programmes, in the order of the content. */
export const PROGRAM_PICTURES: Drawings = {
  'program-cija-je-reka': wide(balloons, 0),
  'program-gudacki-kvartet-modrina': wide(violins, 0),
  'program-price-uz-tursku-kafu': wide(tea, 0),
  'program-ozaloscena-porodica': wide(masks, 0),
  'program-strip-radionica': wide(comic, 0),
  'program-kolo-na-trgu': wide(kilim, 0),
  'program-kratki-metar': wide(screen, 0),
  'program-lutke-iz-kutije': wide(puppets, 2),
  'program-noc-otvorenih-knjiga': wide(spines, 0),
  'program-trubaci-u-foajeu': wide(trumpets, 0),
  'program-vinil-vece-bluz-reka': wide(vinyl, 0),
  'program-grad-za-pesake': wide(profiles, 2),
  'program-jesenji-likovni-salon': wide(tiles, 0),
  'program-knjiga-koja-leti': wide(openBook, 0),
  'program-boja-pre-reci': wide(palette, 0),
  'program-kolo-bez-kraja': wide(roundDance, 0),
  'program-klavir-u-cetiri-ruke': wide(keys, 0),
  'program-lale-u-gradu': wide(tulips, 0),
  'program-glasno-i-jasno': wide(microphones, 0),
  'program-prekrivac-prica': wide(quilt, 0),
  'program-cekaonica': wide(chairs, 0),
  'program-film-na-traci': wide(reels, 0),
  'program-pismo-nepoznatom': wide(pen, 0),
  'program-tiha-diskoteka': wide(headphones, 0),
  'program-prelo-uz-harmoniku': wide(accordion, 0),
  'program-ulice-njujorka': wide(skyline, 0),
  'program-svetla-u-dvoristu': wide(lanterns, 0),
  'program-plava-keramika': wide(starTiles, 0),
  'program-vrata-istanbula': wide(arcade, 1),
  'program-starogradsko-vece': wide(spiral, 0),
  'program-dani-poezije-srma': wide(spines, 1),
  'program-stripovi-i-ja': wide(peaks, 0),
  'program-grad-pod-zvezdama': wide(nightHills, 0),
  'program-lutkarsko-prolece': wide(puppets, 1),
  'program-nemi-film-i-klavir': wide(reels, 1),
  'program-nit-po-nit': wide(kilim, 1),
  'program-citanje-pod-lampom': wide(lamp, 0),
  'program-price-sa-verande': wide(skyline, 1),
  'program-boje-pod-prozorom': wide(palette, 1),
  'program-zvona-i-glasovi': wide(bells, 0),
  'program-zvezde-na-zidu': wide(starTiles, 1),
  'program-muzika-iz-sobe': wide(headphones, 1),
  'program-krcag-i-ruka': wide(jars, 0),
  'program-premijera-bez-reci': wide(curtain, 0),
};
