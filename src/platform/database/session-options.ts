/** How alike words must be for a search to forgive a slip; read by the operators of pg_trgm alone. */
export const similarity = 0.4;

/** What every session is opened with. */
export const sessionOptions = `-c timezone=UTC -c pg_trgm.word_similarity_threshold=${similarity}`;
