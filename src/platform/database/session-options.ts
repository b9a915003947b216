/** The similarity threshold at which a search tolerates a typo; only the operators of pg_trgm read it. */
export const similarity = 0.4;

/** The parameters with which every session is opened. */
export const sessionOptions = `-c timezone=UTC -c pg_trgm.word_similarity_threshold=${similarity}`;
