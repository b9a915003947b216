import { parseArgs } from 'node:util';
import { demoPictureNames } from '../demo/posts.ts';
import { demoSentence } from '../demo/people.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { makeDemoJpegs } from '../demo/demo-pictures.ts';
import { OperatorRefusal, type Command } from './command.ts';
import { withApp } from './open.ts';

export const seed: Command = {
  usage: '',
  does: 'Fills an empty database with the demo people and their lives around today.',
  run({ args, config, log, say }) {
    parseArgs({ args: [...args] });
    if (!config.demo)
      throw new OperatorRefusal(
        `Nothing was done: anybody can read the password of the demo people, so they are only where nothing but this machine leads to Uli (ULI_URL, HOST), or where ULI_DEMO=on says so.`,
      );
    return withApp(config, log, async (app) => {
      if (!(await fillDemo(app)))
        throw new OperatorRefusal('There are people in this database already: it stays as it is.');
      await makeDemoJpegs(app, demoPictureNames);
      say(`The demo people are there. ${demoSentence}.`);
    });
  },
};
