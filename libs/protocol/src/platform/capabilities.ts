/** GET /api/capabilities: what the operator has set up, as far as pages say other words for it. */
export interface Capabilities {
  /** Whether suggestions and analyses are asked of an AI model; without one the built-in rules answer alone. */
  readonly model: boolean;
}
