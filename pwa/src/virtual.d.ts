declare module 'virtual:document-ids' {
  /** Ids of the registered operations by operation name. */
  const ids: Readonly<Record<string, string>>;
  export default ids;
}
