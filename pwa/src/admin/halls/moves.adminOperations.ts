import { graphql } from '../../shared/graphql/tada.ts';

/** Saving requires them. */
export const BoardMovie = graphql(`
  query BoardMovie($id: Int!) {
    movieById(id: $id) {
      id
      version
      title
      author
      genere
      description
      movieProductionDateTimes {
        id
        productionDate
        endsAt
        hall
        price
        isFree
        language
        ageMark
        accessFacts
        status
      }
    }
  }
`);

export const SaveBoardMovie = graphql(`
  mutation SaveBoardMovie($input: MovieEdit!) {
    updateMovie(input: $input) {
      id
      version
    }
  }
`);

/** Saving requires them. */
export const BoardProgram = graphql(`
  query BoardProgram($id: Int!) {
    programById(id: $id) {
      id
      version
      title
      author
      description
      programType
      eventHappeningDateTime
      endsAt
      accessFacts
      dates {
        id
        eventHappeningDateTime
        endsAt
        accessFacts
      }
    }
  }
`);

export const SaveBoardProgram = graphql(`
  mutation SaveBoardProgram($input: ProgramEdit!) {
    updateProgram(input: $input) {
      id
      version
    }
  }
`);
