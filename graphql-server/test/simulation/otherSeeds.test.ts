import { simulateSeeds } from './simulateSeeds.ts';

simulateSeeds('odd');
