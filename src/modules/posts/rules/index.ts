export { captionParts, mentionedNames, tagOf, tagsOf, type CaptionPart } from './caption.ts';
export { foldRuns, type FeedEntry } from './fold-runs.ts';
export { rankDiscover, type Candidate, type Ranked, type Term } from './rank-discover.ts';
