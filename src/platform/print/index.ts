export { printPage, type PrintedPage, type Weight } from './print-page.ts';
