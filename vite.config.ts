import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Every Phosphor icon ships six weights; the design uses three, so the other half stays out of the scripts. */
function keepUsedIconWeights(): Plugin {
  return {
    name: 'keep-used-icon-weights',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/.*\.es\.js/ },
      handler: (code) => ({ code: code.replace(/ {2}\[\n {4}"(?:duotone|light|thin)",[\s\S]*?\n {2}\],?\n/g, ''), map: null }),
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepUsedIconWeights()],
  environments: { ssr: { build: { rollupOptions: { input: './src/web/handle.ts' } } } },
  build: { target: 'es2022' },
});
