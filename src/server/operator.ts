// First of all, as it decides how the others load.
import './production-mode.ts';
import { operate } from './operator/operate.ts';
import { openTerminal } from './operator/terminal.ts';

process.exitCode = await operate(process.argv.slice(2), { environment: process.env, ...openTerminal() });
