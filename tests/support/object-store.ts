/** A running S3-compatible store with an empty bucket. */
export interface ObjectStore {
  /** For the program's settings. */
  readonly settings: {
    readonly S3_ENDPOINT: string;
    readonly S3_BUCKET: string;
    readonly S3_ACCESS_KEY: string;
    readonly S3_SECRET_KEY: string;
  };
  close(): Promise<void>;
}
