import { guest, type VisitLine } from './visit-line.ts';
import { visitsOfDemo } from './visits-of-demo.ts';

/** The visits by the artist's username; earlier lines choose their day first. */
export const visitLines: Readonly<Record<string, readonly VisitLine[]>> = {
  demo: visitsOfDemo,
  'adaeze.braids': [
    [4, '09:00', guest('Chioma Bello'), 'Knotless braids, medium', 'confirmed', 'Colour 1B, please.'],
    [5, '15:30', guest('Grace Mensah'), 'Feed-in braids', 'pending'],
    [7, '09:00', guest('Yemi Cole'), "Children's braids with beads", 'pending', 'She is six and loves yellow.'],
    [-3, '09:00', guest('Amara Lewis'), 'Box braids, long', 'completed'],
    [-4, '16:00', 'owen.clarke', 'Basic Consultation', 'completed', 'For my granddaughter.'],
    [-8, '09:30', guest('Tolu Grant'), 'Knotless braids, medium', 'cancelled'],
  ],
  junmori: [
    [5, '12:00', 'demo', 'Custom design session', 'confirmed', 'By video: a fern for my left forearm.'],
    [4, '16:00', guest('Eli Park'), 'Custom design session', 'pending', 'A peony for my mother.'],
    [8, '11:30', guest('Rosa Diaz'), 'Dotwork, hand size', 'confirmed'],
    [-4, '12:30', guest('Noor Aziz'), 'Fine line, palm size', 'completed'],
    [-7, '17:00', guest('Ben Ruiz'), 'Custom design session', 'expired'],
  ],
  'tunde.cuts': [
    [2, '09:00', 'ifeanyi.eze', 'Haircut and shave', 'confirmed', undefined, { weeklyVisits: 4 }],
    [2, '11:30', guest('Kunle Ade'), 'Haircut', 'confirmed'],
    [3, '17:00', guest('Emeka Nnadi'), 'Hot towel shave', 'confirmed'],
    [-2, '10:15', guest('Femi Alabi'), 'Haircut', 'completed'],
    [-5, '16:45', 'ifeanyi.eze', 'Haircut', 'completed'],
    [-6, '15:00', guest('Seun Ojo'), 'Haircut and shave', 'no_show'],
  ],
  ines_nails: [
    [3, '10:30', 'bea.nogueira', 'French gel set', 'confirmed', 'As always, but a little shorter.'],
    [4, '16:00', guest('Luiza Prado'), 'Gel set with art', 'confirmed'],
    [-3, '11:00', 'bea.nogueira', 'Gel manicure', 'completed'],
    [-6, '17:30', guest('Carla Reis'), 'Press-on fitting', 'cancelled'],
  ],
  'priya.sen': [
    [6, '06:00', guest('Ananya Roy'), 'Bridal make-up', 'confirmed', 'Ceremony at nine, Ballygunge.'],
    [5, '16:00', 'fatima.idrissi', 'Shade match and lesson', 'pending', 'By video if you do that?'],
    [-4, '15:30', guest('Rima Das'), 'Soft glam', 'completed'],
    [-9, '17:00', guest('Mitali Ghosh'), 'Event make-up', 'declined'],
  ],
  'hana.lashes': [
    [3, '10:00', guest('Sophie Tran'), 'Classic lash set', 'confirmed'],
    [4, '14:30', guest('Mia Rossi'), 'Lash refill', 'confirmed'],
    [-3, '09:30', guest('Ella Ngata'), 'Classic lash set', 'completed', 'Sensitive to the usual glue.'],
    [-5, '15:00', 'gurpreet.singh', 'Basic Consultation', 'completed', 'A present for my wife, need advice.'],
  ],
  'lukas-brandt': [
    [12, '10:00', 'fatima.idrissi', 'Wedding day coverage', 'confirmed', 'Registry office first, then the garden.'],
    [9, '15:00', guest('Jonas Weber'), 'Portrait session', 'pending'],
    [-6, '11:00', 'demo', 'Basic Consultation', 'completed', 'By video: better pictures for my booking page.'],
    [-9, '16:00', guest('Emre Kaya'), 'Portrait session', 'cancelled'],
  ],
  'leilani.bodywork': [
    [3, '09:00', guest('Kai Palmer'), 'Hot stone massage', 'confirmed'],
    [6, '14:00', 'demo', 'Aromatherapy massage', 'cancelled', 'Not flying after all.'],
    [-2, '13:30', 'gurpreet.singh', 'Deep tissue massage', 'completed', 'On holiday here. Left shoulder.'],
    [-6, '10:15', guest('June Ota'), 'Hot stone massage', 'completed'],
  ],
  'camila.paredes': [
    [5, '09:00', 'demo', 'Bridal consultation', 'pending', 'My sister marries in June. Video is fine.'],
    [4, '15:00', guest('Andrea Vaca'), 'Table arrangement', 'confirmed', 'Twelve people, low vases.'],
    [-4, '10:20', 'fatima.idrissi', 'Bridal consultation', 'completed'],
    [-7, '08:40', guest('Pablo Mena'), 'Garland, per metre', 'completed'],
  ],
  'zoe.rizos': [
    [4, '10:30', guest('Yara Colón'), 'Curl cut and define', 'confirmed'],
    [5, '15:15', guest('Inés Soto'), 'Wash and diffuse', 'confirmed'],
    [-8, '12:00', 'demo', 'Basic Consultation', 'completed', 'By video: show me how you diffuse.'],
    [-11, '16:00', guest('Ana Ortiz'), 'Colour gloss', 'cancelled'],
  ],
  sam_whitfield: [
    [5, '19:00', 'demo', 'Dotwork, hand size', 'pending', 'A dahlia above the ankle.'],
    [3, '22:30', guest('Max Adler'), 'Fine line, palm size', 'confirmed'],
    [4, '00:30', guest('Vic Moreau'), 'Fine line, palm size', 'confirmed', 'Coming straight from my shift.'],
    [-17, '20:00', 'demo', 'Fine line, palm size', 'completed', 'The small scissors, inner arm.'],
    [-3, '20:00', 'cleo.hart', 'Custom design session', 'completed'],
    [-5, '18:30', guest('Remy Stone'), 'Dotwork, hand size', 'completed'],
  ],
};
