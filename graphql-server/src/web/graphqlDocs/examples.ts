export interface Example {
  readonly title: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A test runs each. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'What is on next',
    query: `{
  upcomingPrograms(first: 10) {
    items { id title programType eventHappeningDateTime place price status }
  }
}`,
  },
  {
    title: 'Programmes of one type, page by page',
    query: `query ($type: String, $after: String) {
  upcomingPrograms(programType: $type, first: 20, after: $after) {
    items { id title eventHappeningDateTime place }
    nextCursor
  }
}`,
    variables: { type: 'Muzicki program', after: null },
  },
  {
    title: 'Programmes and films for children, with how to book',
    query: `{
  currentMovies(first: 50) {
    items { title genere childrenAge }
  }
  upcomingPrograms(first: 50) {
    items { title eventHappeningDateTime childrenAge booking }
  }
}`,
  },
  {
    title: 'What was on, the latest first',
    query: `{
  pastPrograms(first: 20) {
    items { id title author eventHappeningDateTime }
    nextCursor
  }
}`,
  },
  {
    title: 'Films and their screenings',
    query: `{
  currentMovies(first: 20) {
    items {
      title genere duration
      movieProductionDateTimes { productionDate hall price language ageMark status }
    }
  }
}`,
  },
  {
    title: 'The newest news with their pictures',
    query: `{
  latestNews {
    items { id title excerpt theme datePosted image { src width height alt } }
  }
}`,
  },
  {
    title: 'One piece of news, whole',
    query: `query ($id: Int!) {
  newsById(id: $id) { title author description datePosted }
}`,
    variables: { id: 1 },
  },
  {
    title: 'Procurements of a year with their documents',
    query: `query ($year: Int) {
  procurementsOfYear(year: $year, first: 50) {
    items { id title description datePosted documentUrl }
  }
}`,
    variables: { year: null },
  },
  {
    title: 'The gallery: what is for rent',
    query: `{
  galleryByPage(page: 1) {
    total
    items { title author yearMade isRented image { src alt } }
  }
}`,
  },
  {
    title: 'Search, in either script',
    query: `query ($text: String!) {
  search(text: $text) {
    groups { itemType total hits { itemId title excerpt at } }
  }
}`,
    variables: { text: 'музика' },
  },
];
