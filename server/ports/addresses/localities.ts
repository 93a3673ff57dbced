// Well-known Australian localities with their state and delivery postcode, for suggestions without an outside service.

type Locality = { name: string; state: string; postcode: string };

const BY_STATE: Readonly<Record<string, string>> = {
  NSW: `Sydney 2000, Barangaroo 2000, Haymarket 2000, Ultimo 2007, Chippendale 2008, Pyrmont 2009, Surry Hills 2010, Darlinghurst 2010, Potts Point 2011,
    Alexandria 2015, Redfern 2016, Waterloo 2017, Zetland 2017, Rosebery 2018, Mascot 2020, Paddington 2021, Bondi Junction 2022, Randwick 2031, Kensington 2033,
    Maroubra 2035, Glebe 2037, Annandale 2038, Leichhardt 2040, Balmain 2041, Newtown 2042, Marrickville 2204, North Sydney 2060, Milsons Point 2061,
    Cammeray 2062, St Leonards 2065, Lane Cove 2066, Chatswood 2067, Willoughby 2068, Gordon 2072, Pymble 2073, Hornsby 2077, Mosman 2088, Manly 2095,
    Brookvale 2100, Dee Why 2099, Mona Vale 2103, Macquarie Park 2113, North Ryde 2113, Ryde 2112, Epping 2121, Sydney Olympic Park 2127, Rhodes 2138,
    Burwood 2134, Strathfield 2135, Homebush 2140, Auburn 2144, Parramatta 2150, Westmead 2145, Baulkham Hills 2153, Castle Hill 2154, Bella Vista 2153,
    Norwest 2153, Wetherill Park 2164, Fairfield 2165, Liverpool 2170, Bankstown 2200, Hurstville 2220, Kogarah 2217, Sutherland 2232, Cronulla 2230,
    Gosford 2250, Newcastle 2300, Hamilton 2303, Maitland 2320, Tamworth 2340, Armidale 2350, Port Macquarie 2444, Coffs Harbour 2450, Wollongong 2500,
    Nowra 2541, Campbelltown 2560, Goulburn 2580, Queanbeyan 2620, Albury 2640, Wagga Wagga 2650, Penrith 2750, Blacktown 2148, Bathurst 2795, Orange 2800,
    Dubbo 2830, Broken Hill 2880`,
  VIC: `Melbourne 3000, East Melbourne 3002, West Melbourne 3003, Southbank 3006, South Wharf 3006, Docklands 3008, Footscray 3011, Sunshine 3020, Williamstown 3016,
    Kensington 3031, Essendon 3040, Tullamarine 3043, Parkville 3052, Carlton 3053, Brunswick 3056, Coburg 3058, Fitzroy 3065, Collingwood 3066, Abbotsford 3067,
    Northcote 3070, Preston 3072, Bundoora 3083, Kew 3101, Richmond 3121, Hawthorn 3122, Camberwell 3124, Box Hill 3128, Blackburn 3130, Ringwood 3134,
    South Yarra 3141, Toorak 3142, Malvern 3144, Glen Waverley 3150, Mulgrave 3170, Clayton 3168, Dandenong 3175, Prahran 3181, St Kilda 3182, Caulfield 3162,
    Brighton 3186, Moorabbin 3189, Cheltenham 3192, Frankston 3199, South Melbourne 3205, Albert Park 3206, Port Melbourne 3207, Geelong 3220,
    Waurn Ponds 3216, Ballarat Central 3350, Bendigo 3550, Shepparton 3630, Wodonga 3690, Traralgon 3844, Warrnambool 3280, Mildura 3500`,
  QLD: `Brisbane City 4000, Spring Hill 4000, New Farm 4005, Fortitude Valley 4006, Hamilton 4007, Eagle Farm 4009, Nundah 4012, Chermside 4032, Milton 4064,
    Toowong 4066, St Lucia 4067, Indooroopilly 4068, South Brisbane 4101, West End 4101, Woolloongabba 4102, Coorparoo 4151, Mount Gravatt 4122,
    Eight Mile Plains 4113, Rocklea 4106, Ipswich 4305, Logan Central 4114, Southport 4215, Surfers Paradise 4217, Broadbeach 4218, Robina 4226, Toowoomba City 4350,
    Maroochydore 4558, Noosa Heads 4567, Hervey Bay 4655, Bundaberg Central 4670, Gladstone 4680, Rockhampton 4700, Mackay 4740, Townsville City 4810,
    Cairns City 4870, Mount Isa 4825`,
  SA: `Adelaide 5000, North Adelaide 5006, Hindmarsh 5007, Port Adelaide 5015, Glenelg 5045, Norwood 5067, Unley 5061, Mawson Lakes 5095, Elizabeth 5112,
    Mount Barker 5251, Mount Gambier 5290, Port Augusta 5700, Port Lincoln 5606, Whyalla 5600`,
  WA: `Perth 6000, East Perth 6004, West Perth 6005, Northbridge 6003, Leederville 6007, Subiaco 6008, Nedlands 6009, Claremont 6010, Osborne Park 6017,
    Joondalup 6027, Midland 6056, Welshpool 6106, Canning Vale 6155, South Perth 6151, Fremantle 6160, Rockingham 6168, Mandurah 6210, Bunbury 6230,
    Albany 6330, Kalgoorlie 6430, Geraldton 6530, Karratha 6714, Port Hedland 6721, Broome 6725`,
  TAS: "Hobart 7000, Sandy Bay 7005, Glenorchy 7010, Rosny Park 7018, Launceston 7250, Devonport 7310, Burnie 7320",
  ACT: "Canberra 2601, Barton 2600, Kingston 2604, Fyshwick 2609, Braddon 2612, Belconnen 2617, Phillip 2606, Greenway 2900, Gungahlin 2912",
  NT: "Darwin City 0800, Winnellie 0820, Palmerston City 0830, Alice Springs 0870, Katherine 0850",
};

export const LOCALITIES: readonly Locality[] = Object.entries(BY_STATE).flatMap(([state, list]) =>
  list.split(",").map((entry) => {
    const words = entry.trim().split(/\s+/);
    return { name: words.slice(0, -1).join(" "), state, postcode: words.at(-1) ?? "" };
  }),
);
