/** First names of many ages and origins; a review shows one with an initial. */
export const firstNames = `
  Aaliyah Abigail Adam Adwoa Agnieszka Aisha Alan Alison Amara Amir Andrea Angus Anita Anwen
  Arjun Ayesha Barbara Ben Bethan Brian Bronagh Callum Carol Carys Catriona Chidi Chloe
  Christine Ciara Clive Colin Daniel Darren Dawn Deborah Deepa Denise Derek Dilys Donna
  Dylan Eilidh Elaine Ella Emeka Emma Esther Ewan Faith Farah Fiona Frances Gareth Gemma
  Geoff Gill Grace Graham Gurpreet Hannah Harriet Hazel Heather Helen Hugh Iain Imogen Iqra
  Irene Isla Jack Jacqueline James Jan Janet Jasmine Jean Jenny Joanne Joseph Joyce Julie
  Kamran Karen Kate Kavita Keith Kelly Kerry Kwame Laura Leanne Lesley Liam Linda Lorna
  Louise Lucy Lynn Maeve Magda Malcolm Mandy Margaret Maria Mark Maureen Meera Megan Michael
  Michelle Mohammed Moira Nadia Naomi Natalie Neil Niamh Nicola Nigel Nisha Olivia Omar Owen
  Pamela Patrick Paul Pauline Peter Philippa Priya Rachel Rajesh Rebecca Rhian Rhys Robert
  Rosie Roy Ruth Sally Sam Sandra Sarah Shauna Sheila Shirley Sian Simon Sophie Stella
  Stephen Stuart Sue Sunita Suresh Susan Tanya Tariq Teresa Terry Theresa Tina Tomasz Tracy
  Usha Valerie Vera Victoria Wendy Wiktoria Yasmin Yvonne Zainab Zoe
`
  .trim()
  .split(/\s+/);

export const initials = 'A B C D E F G H J K L M N O P R S T V W Y'.split(' ');

/** Where reviewers of providers that work online live. */
export const towns = `
  Aberdeen, Aberystwyth, Ayr, Bangor, Barnsley, Basingstoke, Bath, Bedford, Belfast,
  Birmingham, Blackburn, Blackpool, Bolton, Bournemouth, Bradford, Brighton, Bristol,
  Burnley, Bury, Cambridge, Cardiff, Carlisle, Chelmsford, Cheltenham, Chester, Colchester,
  Coventry, Crewe, Croydon, Darlington, Derby, Derry, Doncaster, Dover, Dudley, Dundee,
  Durham, Eastbourne, Edinburgh, Exeter, Falkirk, Gateshead, Glasgow, Gloucester, Great
  Yarmouth, Grimsby, Guildford, Halifax, Harrogate, Hastings, Hereford, Huddersfield, Hull,
  Inverness, Ipswich, Kettering, Kilmarnock, Lancaster, Leeds, Leicester, Lincoln, Lisburn,
  Liverpool, Llanelli, London, Luton, Maidstone, Manchester, Mansfield, Merthyr Tydfil,
  Middlesbrough, Milton Keynes, Newcastle, Newport, Newry, Northampton, Norwich, Nottingham,
  Oldham, Oxford, Paisley, Perth, Peterborough, Plymouth, Poole, Portsmouth, Preston,
  Reading, Rochdale, Rotherham, Salisbury, Scarborough, Sheffield, Shrewsbury, Slough,
  Southampton, Southend, Stevenage, Stirling, Stockport, Stoke-on-Trent, Sunderland,
  Swansea, Swindon, Taunton, Telford, Torquay, Truro, Wakefield, Walsall, Warrington,
  Watford, Wigan, Winchester, Wolverhampton, Worcester, Worthing, Wrexham, York
`
  .trim()
  .split(/,\s+/);
