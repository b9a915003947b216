import settingsFrame from './settings-frame.json' with { type: 'json' };
import { settingsMessages } from './settings.ts';
import { inLanguage } from '../in-language.ts';

/** What the frame of the settings and its short pages say, beside what settings say wherever they stand. */
export const settingsFrameMessages = inLanguage({ settingsFrame }, settingsMessages);
