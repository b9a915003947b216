// Libraries decide while they load whether they work for developers. React then renders several times slower, with warnings.
if (!process.argv.includes('--development')) process.env['NODE_ENV'] ??= 'production';
