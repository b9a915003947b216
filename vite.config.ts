import compileMessage from 'icu-minify/compile';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Every Phosphor icon ships six weights; the design uses three, so the other half stays out of the scripts. */
function keepUsedIconWeights(): Plugin {
  return {
    name: 'keep-used-icon-weights',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/.*\.es\.js/ },
      handler: (code) => ({
        code: code.replace(/ {2}\[\n {4}"(?:duotone|light|thin)",[\s\S]*?\n {2}\],?\n/g, ''),
        map: null,
      }),
    },
  };
}

/** Compiles the messages when the web is built, so that no ICU parser travels to the browser. */
function compileMessages(): Plugin {
  const compiled = (value: unknown): unknown =>
    typeof value === 'string'
      ? compileMessage(value)
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compiled(inner)]));
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/[a-z]+\/[\w-]+\.json/ },
      handler: (code) => ({
        code: `export default ${JSON.stringify(compiled(JSON.parse(code)))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  };
}

export default defineConfig({
  plugins: [compileMessages(), tailwindcss(), reactRouter(), keepUsedIconWeights()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  environments: { ssr: { build: { rollupOptions: { input: './src/web/handle.ts' } } } },
  build: {
    target: 'es2022',
    // Browsers of the last three years: spelling styles out for older ones costs every page a kilobyte of its fifteen.
    cssTarget: ['chrome119', 'edge119', 'firefox120', 'safari17.2'],
    // What loads on demand fetches its parts itself: naming them all ahead costs the page that may never need them more.
    modulePreload: { resolveDependencies: (_file, parts, { hostType }) => (hostType === 'js' ? [] : parts) },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
