declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';
  /** An S3 service of this machine; the one account's key and secret are `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly allowMismatchedSignatures: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly store: {
      listObjects(bucket: string, options: { readonly maxKeys: number }): Promise<unknown>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
