"""Names: people of all languages are called what they are called, and nobody's name spoils the lines of others."""

import unicodedata

import pytest
from tests.server.serving import HUMAN, OPEN, Refused, Server

import sacbe
from sacbe.server.names import NAME_COLUMNS, TITLE_COLUMNS, clean_name, clean_title, columns, tidy_name
from sacbe.server.problems import Denial

REAL = {
    "Amharic": "አበበ ቢቂላ",
    "Arabic": "مُحَمَّد عَبْدُ ٱللّٰه",
    "Armenian": "Արամ Խաչատրյան",
    "Bengali": "রবীন্দ্রনাথ ঠাকুর",
    "Burmese": "အောင်ဆန်းစုကြည်",
    "Burmese, much": "လျှော့ကြော့ မြွှေ",
    "Chinese": "歐陽修",
    "Czech": "Přemysl Šťastný",
    "Danish": "Søren Kierkegård",
    "Dhivehi": "މުޙައްމަދު",
    "Emoji": "Ana ❤️ 🗺",
    "English": "O'Neill-Smith, Jr.",
    "Georgian": "შოთა რუსთაველი",
    "Greek": "Ἀριστοτέλης",
    "Gujarati": "મોહનદાસ ગાંધી",
    "Hausa": "Ƙaramar Ɗan",
    "Hawaiian": "Liliʻuokalani",
    "Hebrew": "שִׂמְחָה בֶּן־שָׁלוֹם",
    "Hindi": "हृषीकेश मुखर्जी ज़िंदा",
    "Icelandic": "Þórður Ægisson",
    "Igbo": "Chimamanda Ọ̀nụ́",
    "Japanese": "山田 太郎",
    "Japanese, with a variant": "葛\U000e0100城",
    "Kannada": "ಕುವೆಂಪು",
    "Khmer": "ស្រីនិត្យ ចាន់ធូ",
    "Korean": "김영희",
    "Lao": "ສົມພອນ ຜູ້ນ້ຳ",
    "Lithuanian": "Rėjus Kęstutis",
    "Malayalam": "ശ്രീകുമാർ അവന്‍",
    "Marathi": "ज्ञानेश्वर",
    "Mongolian": "Чингис Хаан",
    "Navajo": "Hastiin Bigháanii Łį́į́ʼ",
    "Nepali": "श्रेष्ठ",
    "Persian": "علی‌رضا",
    "Polish": "Wisława Żółć",
    "Punjabi": "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    "Romanian": "Ștefan Brâncuși",
    "Russian": "Семён Йодль",
    "Sinhala": "ශ්‍රීමති බණ්ඩාරනායක",
    "Syriac": "ܐܰܦܪܶܝܡ",
    "Tamil": "ஸ்ரீனிவாச ராமானுஜன்",
    "Telugu": "శ్రీనివాస్",
    "Thai": "น้ำผึ้ง ที่รัก",
    "Tibetan": "བསྒྲུབས་རྒྱལ་མཚན",
    "Turkish": "İbrahim Çağlar",
    "Urdu": "فاطمہ نقوی",
    "Vietnamese": "Nguyễn Thị Ngọc Điệp",
    "Yoruba": "Ọlọ́runṣọlá Ẹ̀bùn",
}
ZALGO = "Z" + "".join(chr(0x300 + n) for n in range(40)) + "a̴̡̢̛̖l̸̨̧̛̖g̶̨̧̛̖o"


@pytest.mark.parametrize("language", REAL)
def test_real_names_stay_as_they_are(language: str) -> None:
    name = unicodedata.normalize("NFC", REAL[language])
    assert clean_name(REAL[language]) == name
    assert clean_name(unicodedata.normalize("NFD", REAL[language])) == name
    assert tidy_name(REAL[language]) == name


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (ZALGO, "name-marks"),
        ("a\u0300\u0301\u0302\u0303", "name-marks"),
        ("a\u0e34\u0e35", "name-marks"),
        ("\u0e01\u0e47\u0e47\u0e47\u0e47", "name-marks"),
        ("\u0e01\u0e48\u0e49\u0e4a\u0e4b", "name-marks"),
        ("\u0628\u064e\u064b\u064c\u064d\u064e\u064f\u0650", "name-marks"),
        ("\u0301Ana", "name-marks"),
        ("Ana \u0301", "name-marks"),
        ("A\u20dd\u20de\u20df", "name-marks"),
        ("\u202eanA", "name-signs"),
        ("\u2067Ana", "name-signs"),
        ("A\u200bna", "name-signs"),
        ("A\u200dna", "name-signs"),
        ("A\u200cna", "name-signs"),
        ("علی\u200c", "name-signs"),
        ("\u3164", "name-signs"),
        ("A\u034fna", "name-signs"),
        ("An\na\x00", "name-signs"),
        ("\ue000", "name-signs"),
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("w" * 41, "name-wide"),
        ("界" * 21, "name-wide"),
        ("\ufdfd" * 3, "name-wide"),
        ("\ufdfa" * 3, "name-wide"),
        ("\u2e3b" * 20, "name-wide"),
        ("\U0001242b" * 11, "name-wide"),
    ],
)
def test_what_is_no_name_is_refused(name: str, message: str) -> None:
    with pytest.raises(Denial) as caught:
        clean_name(name)
    assert caught.value.problem().message == message
    assert columns(tidy_name(name)) <= NAME_COLUMNS
    again = tidy_name(name)
    assert not again or clean_name(again) == again, "what is left is a name"


def test_no_letter_carries_a_pile() -> None:
    """Whatever is thrown at it, in any order, at most four signs stand above each other."""
    every = [chr(n) for n in range(0x300, 0x20000) if unicodedata.category(chr(n)) in ("Mn", "Me")]
    for letter in ("a", "ก", "ا", "क", "ཀ", "က", "א"):
        for start in range(0, len(every), 97):
            kept = tidy_name(letter + "".join(every[start:] + every[:start]))
            assert len(kept) <= 5, (letter, kept.encode("unicode_escape"))


def test_a_title_is_twice_as_wide_and_may_be_empty() -> None:
    assert clean_title("  ") == ""
    assert clean_title("界" * (TITLE_COLUMNS // 2)) == "界" * 40
    with pytest.raises(Denial) as caught:
        clean_title(ZALGO)
    assert caught.value.place == "title"


def test_a_server_refuses_piles_of_accents_everywhere(server: Server) -> None:
    with pytest.raises(Refused) as caught:
        server.onlooker().call("POST", "/session", {"name": ZALGO[:40]})
    assert caught.value.message == "name-marks"
    ana = server.client("Nguyễn")
    with pytest.raises(Refused, match="no more marks"):
        ana.make("tikal", HUMAN, OPEN, title=ZALGO[:60])
    with pytest.raises(Refused, match="no more marks"):
        ana.make("tikal", {**HUMAN, "name": ZALGO[:40]}, OPEN)
    with pytest.raises(Refused, match="no more marks"):
        ana.call("PUT", "/me", {"name": ZALGO[:40]})


def test_names_in_a_record_are_tidied_and_do_not_refuse_it(server: Server) -> None:
    record = sacbe.play(sacbe.load("silver_gold", players=3), ["random"] * 3, seed=1)
    record.names[:] = [ZALGO, "\u202e\u200b", "界" * 100]
    record.tags["Event"] = "A \u202enight" + ZALGO * 20
    ana = server.client()
    info = ana.table(ana.bring_in(record.text()))["table"]
    names = [seat["name"] for seat in info["seats"]]
    assert "".join(sign for sign in names[0] if sign.isascii()) == "Zalgo"
    assert len(names[0]) <= 15
    assert names[1:] == ["", "界" * 20], "the second is called Player B where names are shown"
    assert info["title"].startswith("A nightZ")
    assert columns(info["title"]) <= TITLE_COLUMNS
