// A Hanukkah lamp with its candles lit.
#include "studio.povinc"
See(<0,3.3,-14>, <0,2.75,0>, 30)
Backdrop(3.2, <.05,.07,.14>)
light_source { <-9,9,-9> rgb <.55,.5,.5> area_light x*4, y*4, 5, 5 adaptive 1 jitter circular orient }
light_source { <0,5.4,-1.6> rgb <1.05,.6,.24> fade_distance 5 fade_power 2 area_light x*4, y*.6, 5, 2 adaptive 1 jitter }
#macro Candle(X,H,Y)
  union {
    cylinder { y*0,y*H,.11 pigment { srgb <.93,.88,.76> } finish { diffuse .8 ambient .03 } }
    cylinder { y*H,y*(H+.1),.015 pigment { srgb .05 } }
    lathe { cubic_spline 7, <-.02,-.05>,<0,0>,<.085,.14>,<.07,.3>,<.02,.52>,<0,.56>,<-.02,.56> pigment { gradient y colour_map { [0 srgb <.9,.42,.1>] [.4 srgb <1,.85,.5>] [1 srgb <1,.62,.2>] } scale .56 } finish { diffuse 0 ambient 0 emission 1.8 } translate y*(H+.06) no_shadow }
    translate <X,Y,0>
  }
#end
union {
  #local I=1; #while (I<5) difference { torus { I*.62,.085 rotate x*90 } box { <-4,0,-1>,<4,4,1> } translate y*3.1 } #local S=-1; #while (S<=1) cylinder { <S*I*.62,3.1,0>,<S*I*.62,3.25,0>,.085 } cylinder { <S*I*.62,3.25,0>,<S*I*.62,3.42,0>,.19 } torus { .16,.05 translate <S*I*.62,3.28,0> } #local S=S+2; #end #local I=I+1; #end
  cylinder { y*.3,y*3.6,.12 } cylinder { y*3.6,y*3.8,.2 } torus { .17,.05 translate y*3.62 } sphere { y*1.3,.26 } sphere { y*.62,.2 }
  lathe { cubic_spline 6, <0,.0>,<1.2,0>,<1.15,.12>,<.5,.28>,<.13,.5>,<.1,.7> }
  texture { Gold }
}
#local I=-4; #while (I<=4) #if (I=0) Candle(0,1.15,3.8) #else Candle(I*.62,.86+.1*sin(I*5),3.42) #end #local I=I+1; #end
#local I=0; #while (I<46) #local S=.05+.16*rand(R1); sphere { 0,S scale <1,1,.1> translate <-9+18*rand(R1),.6+6.5*rand(R1),4.6+1*rand(R1)> pigment { rgbt <1,.7,.35,.75> } finish { diffuse 0 emission .55+.5*rand(R1) } no_shadow } #local I=I+1; #end
