/** For `--import`: a program that reads zones by the rules before the laws of autumn 2026. */
import { readRulesBeforeLaws } from './zone-rules.ts';

readRulesBeforeLaws();
