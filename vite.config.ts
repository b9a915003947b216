import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

import { designWeights, otherWeights, readIconWeights } from './tools/icon-weights.ts';
import { compileTexts, readPageTexts } from './tools/page-texts.ts';
import { countingMode, readScriptGroups } from './tools/script-groups.ts';

/** Every Phosphor icon ships six weights: those that no page shows stay out of the scripts. */
function keepUsedIconWeights(): Plugin {
  const sources = globSync('src/web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const used = readIconWeights(sources);
  const unusedOf = (id: string) => {
    const shown = used.get(/(\w+)\.es\.js/.exec(id)?.[1] ?? '');
    return [...otherWeights, ...designWeights.filter((weight) => shown && !shown.has(weight))];
  };
  return {
    name: 'keep-used-icon-weights',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/.*\.es\.js/ },
      handler: (code, id) => ({
        code: code.replace(
          new RegExp(` {2}\\[\\n {4}"(?:${unusedOf(id).join('|')})",[\\s\\S]*?\\n {2}\\],?\\n`, 'g'),
          '',
        ),
        map: null,
      }),
    },
  };
}

const languageFolder = /\/messages\/([a-z]+)\/[\w-]+\.json/;

/** Compiles the messages when the web is built, so that no ICU parser travels to the browser. */
function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: languageFolder },
      handler: (code, id) => ({
        code: `export default ${JSON.stringify(compileTexts(JSON.parse(code), languageFolder.exec(id)![1]!))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  };
}

/**
 * The texts of every language but English as a script each, which a page loads before its own: those who read English, and
 * the budgets, know nothing of it. `virtual:page-texts` says where they are.
 */
function emitPageTexts(): Plugin {
  const id = '\0virtual:page-texts';
  return {
    name: 'emit-page-texts',
    resolveId: { filter: { id: /^virtual:page-texts$/ }, handler: () => id },
    load: {
      filter: { id: /virtual:page-texts$/ },
      handler: () => {
        const addresses = readPageTexts().map(({ language, file }) => [language, `/${file}`]);
        return `export const pageTexts = ${JSON.stringify(Object.fromEntries(addresses))}`;
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, script } of readPageTexts()) {
        this.emitFile({ type: 'asset', fileName: file, source: script });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const texts = readPageTexts().find(({ file }) => request.url === `/${file}`);
        if (!texts) return next();
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(texts.script);
      });
    },
  };
}

const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Libraries that every page needs: they change less often than what is ours, and browsers keep them. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](?:preact|react-router|@tanstack|use-intl|@formatjs)[\\/]/,
} satisfies Rolldown.CodeSplittingGroup;

/** Whatever is loaded by the same pages would be a file: a page would ask for eighty. */
function joinScripts(): Plugin {
  return {
    name: 'join-scripts',
    apply: 'build',
    config: async (_config, { mode }) => {
      const groups = mode === countingMode ? [] : await readScriptGroups(sourceFile('.'), framework.name);
      const first = { ...framework, priority: groups.length + 1 };
      const output = { codeSplitting: { groups: [first, ...groups] } };
      return { environments: { client: { build: { rollupOptions: { output } } } } };
    },
  };
}

const preactFor = (asked: string, file: string) => ({
  find: new RegExp(`^${asked}$`),
  replacement: sourceFile(`src/web/preact/${file}`),
});

/** Built pages run on Preact. While somebody develops they run on React, whose parts change in place. */
const preactForReact = [
  preactFor('react', 'react.ts'),
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  preactFor('react-dom/client', 'react-dom-client.ts'),
  preactFor('react-dom/server', 'react-dom-server.ts'),
];

/** The server's libraries that have to be bundled, or they would ask for React itself. */
const askingForReact = [/^react/, /^@?radix-ui/, /^@phosphor-icons/, /^@tanstack/, /^@react-router/, 'virtua'];

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), emitPageTexts(), tailwindcss(), reactRouter(), keepUsedIconWeights(), joinScripts()],
  resolve: {
    alias: [
      ...(command === 'build' ? preactForReact : []),
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
    ],
  },
  ssr: { noExternal: ['use-intl', ...(command === 'build' ? askingForReact : [])] },
  environments: {
    ssr: { build: { rollupOptions: { input: './src/web/handle.ts' } } },
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // Browsers of the last three years: spelling styles out for older ones costs every page a kilobyte of its fifteen.
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17.2'],
    // What loads on demand fetches its parts itself: naming them all ahead costs the page that may never need them more.
    modulePreload: { resolveDependencies: (_file, parts, { hostType }) => (hostType === 'js' ? [] : parts) },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
