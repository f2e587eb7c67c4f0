/** Rules documents as HTML, by game. */
declare module 'virtual:rules' {
  const rules: Record<string, () => Promise<{ default: string }>>;
  export default rules;
}
/** Names of the games and of their options as Fluent texts, by language. */
declare module 'virtual:lobby' {
  type Loads = Record<string, () => Promise<{ default: string }>>;
  export const names: Loads;
  export const characters: Loads;
}
/** All texts of a game, by `game/language`. */
declare module 'virtual:texts' {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
