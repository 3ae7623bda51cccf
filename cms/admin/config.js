/**
 * The configuration that the server has made. Next gets it from here, so that it does not bundle and evaluate a second
 * copy of the collections; while Next builds, nobody has made one, and nothing asks for it.
 */
export default globalThis.directoryPayloadConfig;
