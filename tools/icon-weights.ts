/** The weights that the design uses; the package has three more of every icon. */
export const designWeights = ['regular', 'bold', 'fill'] as const;
export const otherWeights = ['duotone', 'light', 'thin'] as const;

type Weight = (typeof designWeights)[number];

/**
 * In which weights sources show each icon, by its name without "Icon". Where the tags do not tell (an icon that is handed
 * on, a weight that comes from elsewhere), all three.
 */
export function readIconWeights(sources: readonly string[]): Map<string, Set<Weight>> {
  const found = new Map<string, Set<Weight>>();
  for (const source of sources) {
    const text = source.replaceAll(/^(?:import|export)\s[^;]*?from '[^']+';/gm, '');
    for (const [, tag, name, attributes] of text.matchAll(/(<)?\b([A-Z]\w*)Icon\b([^>]*)/g)) {
      const weights = found.get(name!) ?? new Set();
      for (const weight of tag ? weightsOf(attributes!) : designWeights) weights.add(weight);
      found.set(name!, weights);
    }
  }
  return found;
}

/** What the attributes of a tag say of its weight. */
function weightsOf(attributes: string): readonly Weight[] {
  const isCut = attributes.split('{').length !== attributes.split('}').length;
  if (isCut || attributes.includes('...')) return designWeights;
  const [, literal, expression] = /\bweight=(?:"(\w+)"|\{([^}]*)\})/.exec(attributes) ?? [];
  if (literal) return designWeights.filter((weight) => weight === literal);
  if (expression === undefined) return ['regular'];
  const named = designWeights.filter((weight) => expression.includes(`'${weight}'`));
  return named.length > 0 ? named : designWeights;
}
