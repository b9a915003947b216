import { guest, type VisitLine } from './visit-line.ts';

/** Who visits Maya, the demo sign-in. */
export const visitsOfDemo: readonly VisitLine[] = [
  [0, '09:30', 'cleo.hart', 'Colour gloss', 'confirmed', 'Same copper as in spring, please.'],
  [0, '11:15', guest('Nia Adams'), 'Cut and blow-dry', 'confirmed'],
  [0, '15:00', guest('Ruth Feldman'), 'Full Service', 'confirmed', 'First visit. I can come ten minutes early.'],
  [2, '10:00', 'cleo.hart', 'Cut and blow-dry', 'confirmed', 'Every week until the premiere.', { weeklyVisits: 6 }],
  [2, '14:00', guest('Dolores Vega'), 'Balayage and blow-dry', 'pending', 'Dark brown now, would love honey ends.'],
  [3, '11:30', 'fatima.idrissi', 'Basic Consultation', 'pending', 'By video: what would you do for a veil?'],
  [4, '14:30', 'sam_whitfield', 'Cut and blow-dry', 'pending', 'Only the sides, like last time.'],
  [4, '11:15', 'zoe.rizos', 'Colour gloss', 'confirmed', 'In town for the weekend. I will bring coffee.'],
  [6, '12:00', guest('Tom Okafor'), 'Full Service', 'confirmed'],
  [9, '15:30', guest('Alma Reyes'), 'Premium Package', 'confirmed', 'A birthday present from my daughter.'],
  [8, '09:00', guest('Priscilla Yeo'), 'Colour gloss', 'cancelled', 'Sorry, my flight moved.'],
  [-2, '10:00', 'cleo.hart', 'Cut and blow-dry', 'completed'],
  [-3, '14:00', guest('Nia Adams'), 'Balayage and blow-dry', 'completed', 'As in the picture I showed you.'],
  [-5, '11:00', guest('Marta Lindh'), 'Curl cut and define', 'completed'],
  [-6, '16:15', guest('Gil Duran'), 'Cut and blow-dry', 'no_show'],
  [-9, '09:30', 'cleo.hart', 'Colour gloss', 'completed'],
  [-10, '15:00', guest('Joy Mbeki'), 'Full Service', 'completed', 'Allergic to ammonia.'],
  [-12, '10:30', 'cleo.hart', 'Cut and blow-dry', 'cancelled', 'Caught a cold.'],
  [-13, '12:00', guest('Ivy Chen'), 'Basic Consultation', 'declined', 'Would you come to my hotel?'],
  [-16, '14:30', 'sam_whitfield', 'Cut and blow-dry', 'completed', 'Only the sides.'],
  [-20, '11:00', guest('Lena Fox'), 'Premium Package', 'completed'],
];
