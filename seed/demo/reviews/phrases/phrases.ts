/** What reviewers write about one topic: whole sentences, and headings that fit them. */
export type Phrases = {
  praise: string[];
  /** Small reservations, for reviews with three or four stars. */
  quibbles: string[];
  criticism: string[];
  titles: { praise: string[]; mixed: string[]; criticism: string[] };
};
