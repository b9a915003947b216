/** What a document says that can be looked up. */
export interface Repository {
  /** Whether a path relative to the root leads to a file or folder. */
  readonly exists: (path: string) => boolean;
  /** Whether a file of this name lies anywhere in the repository. */
  readonly knowsName: (name: string) => boolean;
  /** The text of a file that exists. */
  readonly read: (path: string) => string;
  /** Names in the root folder. */
  readonly top: ReadonlySet<string>;
  /** The npm scripts. */
  readonly scripts: ReadonlySet<string>;
}

const fence = /^```[^\n]*\n([\s\S]*?)^```/gm;
const inline = /`([^`\n]+)`/g;
const link = /\]\(([^)\s#]+)[^)]*\)/g;
const pathShape = /^\.?[\w@.-]+(\/[\w@.-]+)*\/?$/;
const fileName = /^[\w.-]+\.(ts|tsx|json|md|css|sql|yml)$/;
/** A block right under a line that ends in `from`, a path and a colon quotes that file. */
const quote = /\bfrom `([^`\n]+)`:\n+```\w*\n([\s\S]*?)^```/gim;
const npmScript = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;

/** Sentences about paths and npm scripts that a document names and that are not there. */
export function checkDocument(path: string, text: string, repository: Repository): string[] {
  const prose = text.replaceAll(fence, '');
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const missing = [
    ...all(prose, inline).filter((code) => namesPath(code, repository) && !isThere(code, repository)),
    ...all(prose, link).filter((target) => !/^\w+:/.test(target) && !repository.exists(folder + target)),
    ...[...text.matchAll(fence)]
      .flatMap(([, block]) => treePaths(block!))
      .filter((branch) => !repository.exists(branch)),
  ];
  const unknown = [...text.matchAll(npmScript)]
    .map(([, run, short]) => run ?? short!)
    .filter((name) => !repository.scripts.has(name));
  const strayed = [...text.matchAll(quote)].flatMap(
    ([, source, block]) => strayedLine(source!, block!, repository) ?? [],
  );
  return [
    ...strayed.map((line) => `${path} quotes a line that is no longer so: ${line}`),
    ...missing.map((name) => `${path} names ${name}, which is not there.`),
    ...unknown.map((name) => `${path} names the npm script ${name}, which package.json lacks.`),
  ];
}

function namesPath(code: string, { top }: Repository): boolean {
  if (!pathShape.test(code)) return false;
  return code.includes('/') ? top.has(code.split('/')[0]!) : fileName.test(code);
}

function isThere(code: string, { exists, knowsName }: Repository): boolean {
  return code.includes('/') ? exists(code) : exists(code) || knowsName(code);
}

/** The first quoted line that the file does not hold; a line of three dots stands for what is left out. */
function strayedLine(source: string, block: string, { exists, read }: Repository): string | undefined {
  if (!exists(source)) return undefined;
  const lines = new Set(
    read(source)
      .split('\n')
      .map((line) => line.trim()),
  );
  return block.split('\n').find((line) => !lines.has(line.trim()) && !['', '…'].includes(line.trim()));
}

/** The paths of a folder tree drawn from the root: its first line is a dot. */
function treePaths(block: string): string[] {
  const [first, ...lines] = block.split('\n');
  if (first?.trim() !== '.') return [];
  const stack: string[] = [];
  return lines.flatMap((line) => {
    const [, before, name] = /^([│ ]*)[├└]── ([^\s]+)/.exec(line) ?? [];
    if (before === undefined || !name) return [];
    const depth = before.length / 4;
    stack.splice(depth, Infinity, name.replace(/\/$/, ''));
    return [stack.join('/')];
  });
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!);
}
