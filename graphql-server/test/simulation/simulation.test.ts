import { simulateSeeds } from './simulateSeeds.ts';

simulateSeeds('even');
