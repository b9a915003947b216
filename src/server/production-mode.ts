// Libraries decide while they load whether they work for developers, several times slower and with warnings.
if (!process.argv.includes('--development')) process.env['NODE_ENV'] ??= 'production';
